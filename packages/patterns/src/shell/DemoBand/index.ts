export { DemoBand } from './DemoBand';
