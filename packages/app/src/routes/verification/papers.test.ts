// @vitest-environment jsdom
import type { IdentityCard } from '@compute-market/contract/entities/verification';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { readCard, RefusedPaper } from './papers';

afterEach(() => vi.restoreAllMocks());

const picture = new File(['x'], 'front.png', { type: 'image/png' });

function sendCard(card: Partial<IdentityCard>) {
  vi.spyOn(api, 'call').mockResolvedValue(card);
  const onRead = vi.fn();
  const sent = readCard('front', onRead)(picture, { signal: new AbortController().signal, onProgress: vi.fn() });
  return { sent, onRead };
}

test('a picture that was not read well enough is refused, and it is said what is wrong with it', async () => {
  const { sent, onRead } = sendCard({ name: '沈清和', quality: 'glare' });
  await expect(sent).rejects.toEqual(new RefusedPaper('图片反光，请避开强光后重新拍摄'));
  expect(onRead).not.toHaveBeenCalled();
});

test('a card is taken as it was read where nobody says how good its picture is', async () => {
  const { sent, onRead } = sendCard({ name: '沈清和' });
  await sent;
  expect(onRead).toHaveBeenCalledWith({ name: '沈清和' });
});
