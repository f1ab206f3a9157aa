import { expect, test } from 'vitest';
import { screenshotName } from './save-screenshot';

const instance = { Container_name: 'k2b91de', Note: 'sdxl-推理' };

test('a saved picture tells whose screen it shows and when, and ends as its kind', () => {
  expect(screenshotName(instance, { image: 'data:image/png;base64,AAAA', time: 1_795_154_721 })).toBe(
    'sdxl-推理-202611201405.png',
  );
  expect(
    screenshotName({ ...instance, Note: '' }, { image: 'data:image/svg+xml;base64,AAAA', time: 1_795_154_721 }),
  ).toBe('k2b91de-202611201405.svg');
});
