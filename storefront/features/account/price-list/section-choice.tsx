import { useState } from 'react';
import type { CategoryEntry } from '../../../../contract/shapes/category.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../../kit/ui/checkbox.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { browserApi } from '../../session/browser-api.ts';
import { messages } from './messages.ts';

type Props = { chosen: number[]; onChoose: (categories: number[]) => void };

/** Which top categories; none ticked is all of them. They are asked for when somebody looks. */
export function SectionChoice({ chosen, onChoose }: Props) {
  const text = useMessages(messages);
  const [sections, setSections] = useState<CategoryEntry[]>([]);

  // Without an answer the whole catalogue can still be taken, and the next look asks again.
  const look = () =>
    sections.length === 0 &&
    browserApi()
      .get('/categories/categories/')
      .then(setSections, () => {});

  return (
    <Accordion
      title={chosen.length === 0 ? text.whole : text.chosen(chosen.length)}
      onOpen={() => void look()}
    >
      {sections.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          checked={chosen.includes(id)}
          onChange={(isChosen) =>
            onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </Accordion>
  );
}
