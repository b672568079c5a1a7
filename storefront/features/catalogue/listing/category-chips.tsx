import { Chip } from '../../../ui/chip.tsx';

type Category = { id: number; title: string; link: string; count: number };
type Props = {
  label: string;
  categories: readonly Category[];
  /** All in view, also on a phone. */
  wrapped?: boolean;
};

/** On a phone a rail to swipe, so that the products stay near. */
export const CategoryChips = ({ label, categories, wrapped = false }: Props) => (
  <nav aria-label={label} className={wrapped ? '' : 'max-md:-mx-4'}>
    <ul
      className={`flex gap-2 ${wrapped ? 'flex-wrap' : 'max-md:rail max-md:px-4 max-md:py-1 md:flex-wrap'}`}
    >
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
