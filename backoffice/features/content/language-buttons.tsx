import { type Locale, locales } from '../../../contract/locale.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ui } from '../../ui/messages.ts';

type Props = { value: Locale; onChange: (locale: Locale) => void };

/** In which language something is looked at. */
export function LanguageButtons({ value, onChange }: Props) {
  const names = { ro: ui.romanian, ru: ui.russian };
  return locales.map((one) => (
    <Button
      key={one}
      size="sm"
      aria-pressed={one === value}
      kind={one === value ? 'primary' : 'secondary'}
      onClick={() => onChange(one)}
    >
      {names[one]}
    </Button>
  ));
}
