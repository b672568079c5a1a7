import type { MouseEvent, ReactNode } from 'react';
import { pathInLocale, useLocale } from '../../../kit/i18n/locale.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Popup } from './show-in-time.ts';

type Props = { popup: Popup; onClose: () => void };

export default function InfoPopup({ popup, onClose }: Props): ReactNode {
  const { title, description, image, button } = popup;
  const locale = useLocale();

  function closeOnLeaving({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div onClick={closeOnLeaving} className="grid gap-5">
        {image && (
          <Picture
            picture={image}
            preset="default"
            width={1600}
            height={640}
            sizes="(min-width: 640px) 600px, 100vw"
            alt=""
            className="h-auto max-h-[40vh] w-full rounded-control object-cover!"
          />
        )}
        <RichText html={description} />
        {button && (
          <Button
            kind="primary"
            href={button.link.startsWith('/') ? pathInLocale(button.link, locale) : button.link}
          >
            {button.text}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
