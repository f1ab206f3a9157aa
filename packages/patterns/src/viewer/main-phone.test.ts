import { expect, test } from 'vitest';
import { mainPhoneOf } from './main-phone';

test('a sub-account reads the masked phone of its main account, under whichever name it is told', () => {
  expect(mainPhoneOf({ MainPhone: '138****6021', Phone: '' })).toBe('138****6021');
  expect(mainPhoneOf({ Phone: '13800136021' })).toBe('138****6021');
});

test('where no phone is told there is none to show', () => {
  expect(mainPhoneOf({ Phone: '' })).toBeUndefined();
});
