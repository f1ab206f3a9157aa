export { focusNear, pathOf } from './focus-near';
export { useFocusInPart } from './useFocusInPart';
