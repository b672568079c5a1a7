import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Select } from '../../../kit/ui/select.tsx';
import { locale as own } from '../../i18n.ts';
import { ui } from '../../ui/messages.ts';
import { Screen } from '../../ui/screen.tsx';
import { text } from './form-messages.ts';

const route = getRouteApi('/signed-in/products/$id/preview');

const widths = { phone: 'w-[390px]', tablet: 'w-[1024px]', desktop: 'w-full' } as const;
type Width = keyof typeof widths;

/** The page as the shop will show it, to a guest and to a customer, before anybody can see it. */
export default function PreviewScreen() {
  const { id } = route.useParams();
  const [viewer, setViewer] = useState('guest');
  const [locale, setLocale] = useState<string>(own);
  const [width, setWidth] = useState<Width>('desktop');
  const src = `/api/staff/products/${id}/preview/?viewer=${viewer}&locale=${locale}`;
  return (
    <Screen
      title={text.preview}
      back={{ href: `/admin/products/${id}`, label: text.products }}
      actions={
        <>
          <Select
            name="viewer"
            label={text.seenBy}
            value={viewer}
            options={(['guest', 'customer'] as const).map((value) => ({
              value,
              label: text[value],
            }))}
            onChange={setViewer}
          />
          <Select
            name="locale"
            label={text.language}
            value={locale}
            options={[
              { value: 'ro', label: ui.romanian },
              { value: 'ru', label: ui.russian },
            ]}
            onChange={setLocale}
          />
          <Select
            name="width"
            label={text.width}
            value={width}
            options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({
              value,
              label: text[value],
            }))}
            onChange={(value) =>
              setWidth(value === 'phone' || value === 'tablet' ? value : 'desktop')
            }
          />
        </>
      }
    >
      <div className="overflow-x-auto rounded-control border border-line bg-mist">
        <iframe
          title={text.preview}
          // Another frame each time: one that goes elsewhere would be another step of "back".
          key={src}
          src={src}
          className={`mx-auto block h-[75vh] bg-paper ${widths[width]}`}
        />
      </div>
    </Screen>
  );
}
