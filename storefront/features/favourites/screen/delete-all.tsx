import { useState } from 'react';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { deleteAllFavourites } from '../favourites-store.ts';
import { listMessages } from './list-messages.ts';

/** Asks first: a long list is not made again in a minute. */
export function DeleteAll() {
  const text = useMessages(listMessages);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button kind="ghost" size="sm" icon="trash" onClick={() => setAsked(true)}>
        {text.deleteAll}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={text.deleteAllTitle}
        size="sm"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsked(false)}>{text.keep}</Button>
            <Button kind="danger" onClick={deleteAllFavourites}>
              {text.deleteAll}
            </Button>
          </div>
        }
      >
        <p>{text.deleteAllText}</p>
      </Dialog>
    </>
  );
}
