import { Chip } from '../../../ui/chip.tsx';

type Category = { id: number; title: string; link: string; count: number };
type Props = { label: string; categories: readonly Category[] };

/** On a phone a rail to swipe, so that the products stay near. */
export const CategoryChips = ({ label, categories }: Props) => (
  <nav aria-label={label} className="-mx-4 md:mx-0">
    <ul className="flex gap-2 max-md:rail max-md:px-4 max-md:py-1 md:flex-wrap">
      {categories.map(({ id, title, link, count }) => (
        <li key={id} className="flex-none">
          <Chip href={link} count={count}>
            {title}
          </Chip>
        </li>
      ))}
    </ul>
  </nav>
);
