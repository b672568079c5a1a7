import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Icon } from '../../../../kit/ui/icon.tsx';
import { chooseLook, useListLook } from './list-look.ts';
import { messages } from './messages.ts';

const looks = [
  { look: 'cards', icon: 'grid' },
  { look: 'table', icon: 'menu' },
] as const;

/** Cards or a table; a phone has room for neither two cards nor a table in a row. */
export function LookSwitch() {
  const text = useMessages(messages);
  const chosen = useListLook();
  return (
    <fieldset aria-label={text.look} className="look-switch">
      {looks.map(({ look, icon }) => (
        <button
          key={look}
          type="button"
          aria-label={text[look]}
          aria-pressed={look === chosen}
          onClick={() => chooseLook(look)}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
    </fieldset>
  );
}
