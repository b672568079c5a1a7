import { useMessages } from '../i18n/messages.ts';
import { uiMessages } from './messages.ts';

/** The first stop of the keyboard; `<main id="content" tabIndex={-1}>` is where it leads. */
export const SkipLink = () => (
  <a href="#content" className="button button-primary fixed! top-2 left-2 z-50 not-focus:sr-only">
    {useMessages(uiMessages).skip}
  </a>
);
