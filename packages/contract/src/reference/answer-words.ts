import type { FieldWords } from './field-words';
import { INSTANCE_ANSWER_FIELDS } from './instance-answer-words';
import { MARKET_ANSWER_FIELDS } from './market-answer-words';
import { MONEY_ANSWER_FIELDS } from './money-answer-words';

/**
 * Fields of answers by their name, or by `parent.name`, where the parent is the field around them or the call, when one word means several things
 * (decisions 107).
 */
export const ANSWER_FIELDS: Readonly<Record<string, FieldWords>> = {
  ...MARKET_ANSWER_FIELDS,
  ...INSTANCE_ANSWER_FIELDS,
  ...MONEY_ANSWER_FIELDS,
};

/** Keys of the maps in example answers. */
export const MAP_KEYS: Readonly<Record<string, string>> = {
  ValidCardsRentable: '1',
  gpus: 'RTX 3090',
  image_display_info_map: 'pytorch-2.5',
  images_display_info_map: 'pytorch-2.5',
  district_gputypes: '杭州A区',
  gpu_resource_map: 'RTX 3090',
};
