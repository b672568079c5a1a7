export { AuthHost } from './auth-host.tsx';
