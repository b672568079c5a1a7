import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { everyResource } from '../../resources/every-resource.ts';
import { may } from '../../session/session.ts';
import { ui } from '../../ui/messages.ts';
import { text } from './messages.ts';
import { type Group, type Offer, offered } from './offered.ts';
import { noteRecent, type Place, readRecent } from './recent.ts';

/** Longer than the pause between two keys. */
const PAUSE = 200;
const SHORTEST = 2;

type Props = { screens: Place[]; onClose: () => void };

/** One field for everything: what is typed is looked for among screens, orders, goods and people. */
export default function PaletteDialog({ screens, onClose }: Props) {
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [isTaking, setTaking] = useState(false);
  const asked = usePaused(typed.trim());
  const {
    data: found,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['find', asked],
    queryFn: () => api.get('/staff/find/', { query: { q: asked } }),
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const isAsked = typed.trim().length >= SHORTEST;
  const isAnswered = !isAsked || (asked === typed.trim() && !isFetching && !isPlaceholderData);
  const groups = offered({
    typed,
    screens: [...screens, ...listsOfResources()],
    recent: readRecent(),
    found: isAsked ? found : undefined,
  });
  const offers = groups.flatMap((group) => group.offers);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function open(offer: Offer | undefined) {
    if (!offer) return;
    noteRecent(offer);
    onClose();
    router.history.push(offer.href);
  }

  // Enter was pressed before the answer came: what stood there then was found for other letters.
  useEffect(() => {
    if (!isTaking || !isAnswered) return;
    setTaking(false);
    open(offers[0]);
  });

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((active + step + offers.length) % Math.max(1, offers.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isAnswered || active > 0) open(offers[active]);
      else setTaking(true);
    }
  }

  const isNothing = isAsked && isAnswered && offers.length === 0;
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <input
        type="text"
        role="combobox"
        aria-label={text.title}
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={offers.length > 0 ? optionId(active) : undefined}
        aria-describedby={`${id}-keys`}
        autoComplete="off"
        spellCheck={false}
        placeholder={text.hint}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
          setTaking(false);
        }}
        onKeyDown={move}
        className="control"
      />
      <p id={`${id}-keys`} className="mt-1 text-xs text-steel">
        {text.keys}
      </p>
      <p role="status" className={isNothing ? 'mt-4 text-steel' : 'sr-only'}>
        {isNothing ? text.nothing : isAsked && isAnswered && ui.found(offers.length)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={text.title} className="mt-2">
        <Groups {...{ groups, active, optionId, open }} onPoint={setActive} />
      </div>
    </Dialog>
  );
}

const listsOfResources = () =>
  everyResource
    .filter(({ reads }) => may(reads))
    .map(({ href, texts }) => ({ href, label: texts.many }));

type GroupsProps = {
  groups: Group[];
  active: number;
  optionId: (index: number) => string;
  open: (offer: Offer) => void;
  onPoint: (index: number) => void;
};

function Groups({ groups, active, optionId, open, onPoint }: GroupsProps) {
  let index = -1;
  return groups.map(({ name, offers }) => (
    // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by their role
    <div key={name} role="group" aria-label={text[name]} className="pt-2">
      <div aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-steel">
        {text[name]}
      </div>
      {offers.map((offer) => {
        index += 1;
        const at = index;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={`${offer.href} ${offer.label}`}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerMove={() => onPoint(at)}
            onClick={() => open(offer)}
            className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 md:flex-nowrap aria-selected:bg-copper-soft"
          >
            <span className="min-w-0 font-medium md:flex-1">{offer.label}</span>
            {offer.note && (
              <span className="ml-auto max-w-full truncate text-sm text-steel md:max-w-[55%] md:flex-none">
                {offer.note}
              </span>
            )}
          </div>
        );
      })}
    </div>
  ));
}

/** What was typed last, once the typing rests. */
function usePaused(value: string) {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
