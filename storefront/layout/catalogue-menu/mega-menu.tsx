import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { categoryIcon } from '../category-icon.ts';
import { laterMessages } from '../later-messages.ts';
import type { Menu, TopCategory } from '../layout-data.ts';
import { useWholeMenu } from '../whole-menu.ts';
import { useHoverIntent } from './hover-intent.ts';
import { messages } from './messages.ts';
import { useMenuKeys } from './use-menu-keys.ts';

type Props = { top: readonly TopCategory[]; buttonId: string; onClose: () => void };

/** Top categories at the left; the one pointed at or focused shows its own at the right. */
export default function MegaMenu({ top, buttonId, onClose }: Props): ReactNode {
  const { label } = useMessages(messages);
  const menu = useWholeMenu(top);
  const [shownId, setShownId] = useState(menu[0]?.id);
  const shown = menu.find((category) => category.id === shownId);
  const hover = useHoverIntent(setShownId);
  const panel = useRef<HTMLElement>(null);

  useMenuKeys(panel, buttonId, onClose);

  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the menu */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the menu as well */}
      <div className="fixed inset-0 -z-10 bg-ink/55" onClick={onClose} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <nav
        ref={panel}
        aria-label={label}
        onClick={closeOnLink}
        className="absolute inset-x-0 top-full overflow-hidden on-paper shadow-float"
      >
        <div className="page flex max-h-[calc(100dvh-10rem)]">
          <ul
            data-column
            className="w-72 flex-none overflow-y-auto overscroll-contain border-r border-line py-3 pr-3 xl:w-80"
          >
            {menu.map((category) => (
              <li key={category.id} {...hover(category.id)}>
                <a
                  href={category.link}
                  onFocus={() => setShownId(category.id)}
                  data-current={category.id === shownId || undefined}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 leading-tight -outline-offset-2 data-current:bg-copper-soft data-current:font-semibold data-current:text-copper-dark"
                >
                  <Icon name={categoryIcon(category.icon)} className="text-copper" />
                  <span className="mr-auto">{category.title}</span>
                  <Icon name="chevron-right" size={16} className="text-edge" />
                </a>
              </li>
            ))}
          </ul>
          {shown && <Subcategories key={shown.id} category={shown} />}
        </div>
      </nav>
    </>
  );
}

function Subcategories({ category }: { category: Menu[number] }) {
  const { allOf } = useMessages(laterMessages);
  const { count } = useMessages(messages);
  return (
    // As high as the list beside it, whatever is in it: nothing jumps from one to the next.
    <div className="relative flex-1">
      <div
        data-column
        className="absolute inset-0 flex flex-col overflow-y-auto overscroll-contain py-5 pl-6"
      >
        <p className="mb-4 flex items-baseline gap-3">
          <a href={category.link} className="link text-lg font-semibold">
            {allOf(category.title)}
          </a>
          <span className="text-sm text-steel">{count(category.count)}</span>
        </p>
        {/* They share the panel: few are large, many scroll. */}
        <ul className="grid flex-1 auto-rows-[minmax(min-content,1fr)] grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-3">
          {category.subcategories.map((sub) => (
            <li key={sub.id} className="rounded-card bg-mist px-4 py-3">
              <a
                href={sub.link}
                className="flex items-baseline justify-between gap-3 py-1 font-semibold hover:text-copper"
              >
                {sub.title}
                <Count of={sub.count} />
              </a>
              <ul>
                {sub.subcategories.map(({ id, link, title, count }) => (
                  <li key={id}>
                    <a
                      href={link}
                      className="flex items-baseline justify-between gap-3 py-1 text-[15px] text-steel hover:text-copper"
                    >
                      {title}
                      <Count of={count} />
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const Count = ({ of: count }: { of: number }) => (
  // What one hears is the name alone.
  <span aria-hidden="true" className="flex-none text-sm font-normal text-steel tabular-nums">
    {count}
  </span>
);
