export { useDeferredModule } from './useDeferredModule';
