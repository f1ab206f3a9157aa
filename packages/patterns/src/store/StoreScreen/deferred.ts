/** What 算力市场 can do without until its cards stand. One module, so that it comes as one. */
export { Facets } from './Facets';
export { FilterTags } from './FilterTags';
export { HeroDrawing } from './HeroDrawing';
export { PhoneSort } from './PhoneSort';
export { ResultEnd } from './ResultEnd';
export { SlideMarks } from './SlideMarks';
export { SlideTopic } from './SlideTopic';
export { CouponStrip, NoticeStrip } from './Strips';
export { ViewSwitch } from './ViewSwitch';
