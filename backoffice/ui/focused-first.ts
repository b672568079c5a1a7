/**
 * For the `ref` of a dialog's button: the browser gives it the focus when the dialog opens, and not
 * to the first one. Whoever goes on pressing Enter then loses nothing.
 */
export const focusedFirst = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');
