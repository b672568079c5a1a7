import type { ComponentProps } from 'react';
import { Button } from '../../kit/ui/button.tsx';

type Press = Extract<ComponentProps<typeof Button>, { href?: undefined }>;

/**
 * A button that has nothing to do at times. Unlike a disabled one it keeps the focus then: whoever
 * presses it again and again by keyboard does not lose their place with the last press.
 */
export const RestingButton = ({ isResting, onClick, ...rest }: Press & { isResting: boolean }) => (
  <Button
    {...rest}
    aria-disabled={isResting || undefined}
    onClick={isResting ? undefined : onClick}
  />
);
