import type { InferOutput } from 'valibot';
import { writeQuery } from '../../../contract/query-string.ts';
import type { brand } from '../../../contract/shapes/content.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { LogoOrName } from '../../ui/logo-or-name.tsx';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';

export type Brand = Pick<InferOutput<typeof brand>, 'id' | 'title' | 'logo'>;

export function BrandStrip({ brands }: { brands: readonly Brand[] }) {
  const text = useMessages(messages);
  const all = localPath(useLocale(), '/brand');
  if (brands.length === 0) return null;
  return (
    <Section title={text.brandsTitle} href={all} seeAll={text.brandsAll}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
        {brands.map(({ id, title, logo }) => (
          <li key={id}>
            <a
              href={`${all}?${writeQuery({ brands_id: id })}`}
              className="grid aspect-2/1 place-items-center rounded-card border border-line bg-paper px-2 text-center text-lg leading-tight font-semibold hover:border-edge hover:shadow-lift"
            >
              <LogoOrName logo={logo} name={title} width={320} height={160} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
