export { ContactWidget } from './ContactWidget';
export { serviceHref } from './service-href';
