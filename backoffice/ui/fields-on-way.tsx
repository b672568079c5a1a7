import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Fields that take nothing while what they say is on its way: the form leaves once it is there, and
 * what is typed meanwhile would be lost. Where it comes back, whoever was in one of them goes on there.
 */
export function FieldsOnWay({
  isOnWay,
  ...fieldset
}: ComponentProps<'fieldset'> & { isOnWay: boolean }) {
  const left = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOnWay) left.current = document.activeElement;
  }, [isOnWay]);
  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (!isOnWay && isNowhere && left.current instanceof HTMLElement) left.current.focus();
  }, [isOnWay]);
  // A text with headings is no field to the browser, and only this closes it.
  return <fieldset {...fieldset} inert={isOnWay} />;
}
