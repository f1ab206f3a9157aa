export { focusNear, keepFocusNear, pathOf } from './focusNear';
export { useFocusInPart } from './useFocusInPart';
