import { useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { messages as shared } from '../messages.ts';
import { useWholeMenu } from '../whole-menu.ts';
import { CategoryLevel } from './category-level.tsx';
import { MainLevel } from './main-level.tsx';
import type { MenuContent } from './menu-button.tsx';
import { useLevelFocus } from './use-level-focus.ts';

const CATALOGUE = 'catalogue';

/** The way down from the main level: the catalogue, a category of it, a subcategory of that. */
export function MenuLevels({ menu: top, ...reach }: MenuContent) {
  const menu = useWholeMenu(top);
  const [trail, setTrail] = useState<string[]>([]);
  const levels = useLevelFocus(trail);
  const { catalogue } = useMessages(shared);
  const down = (id: string | number) => setTrail([...trail, String(id)]);
  const up = () => setTrail(trail.slice(0, -1));

  const [, categoryId, subcategoryId] = trail;
  const category = menu.find(({ id }) => String(id) === categoryId);
  const subcategory = category?.subcategories.find(({ id }) => String(id) === subcategoryId);
  const shown = subcategory ?? category;
  return (
    <div ref={levels}>
      {trail.length === 0 ? (
        <MainLevel {...reach} onCatalogue={() => down(CATALOGUE)} catalogueId={CATALOGUE} />
      ) : (
        <CategoryLevel
          title={shown?.title ?? catalogue}
          link={shown?.link}
          entries={shown?.subcategories ?? menu}
          onDown={down}
          onUp={up}
        />
      )}
    </div>
  );
}
