export { afterLook, afterNoAnswer, afterTick, askedOf } from './face-state';
export type { FaceCode, FaceState } from './face-state';
export { FaceCodePanel } from './FaceCodePanel';
export type { FaceCodePanelProps } from './FaceCodePanel';
