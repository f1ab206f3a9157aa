export { AppErrorPanel } from './AppErrorPanel';
export { RouteErrorPanel } from './RouteErrorPanel';
