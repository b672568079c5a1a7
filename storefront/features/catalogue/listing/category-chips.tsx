import { Chip } from '../../../ui/chip.tsx';

type Props = {
  label: string;
  categories: readonly { id: number; title: string; link: string; count: number }[];
};

/** Categories to look into, all in view. */
export const CategoryChips = ({ label, categories }: Props) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">
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
