export { RangeSlider } from './RangeSlider';
export type { NumberRange, RangeSliderProps } from './RangeSlider';
