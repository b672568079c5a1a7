import type { ComponentProps } from 'react';

/**
 * Every form of the back office. What is wrong is said beside the fields, in the reader's language:
 * the browser's own bubbles speak the browser's.
 */
export const StaffForm = (props: ComponentProps<'form'>) => <form noValidate {...props} />;
