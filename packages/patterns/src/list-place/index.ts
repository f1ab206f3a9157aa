export { among, firstPlace, placeParameters, readPlace, type ListPlace } from './list-place';
