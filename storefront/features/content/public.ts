export { AskUs } from './ask-us.tsx';
export { ContentNavigation } from './content-navigation.tsx';
export { ContentText } from './content-text.tsx';
