export { ApiReferenceScreen, type ApiReferenceScreenProps } from './ApiReferenceScreen';
