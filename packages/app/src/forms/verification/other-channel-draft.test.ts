// @vitest-environment jsdom
import type { Verification } from '@compute-market/contract/entities/verification';
import type { OtherChannelForm } from '@compute-market/contract/forms/verification-forms';
import { beforeEach, expect, test } from 'vitest';
import { blankOtherChannel, otherChannelDraft } from './other-channel-draft';

const typed: OtherChannelForm = {
  cert_type: 'passport',
  cert_number: 'E12345678',
  name: '周晓岚',
  files: ['a'],
  remark: '无法扫脸',
};
const refused: Verification = {
  id: 1,
  verify_type: 0,
  status: 2,
  method: 'other',
  name: '周*岚',
  id_number: 'E1******78',
  company_name: '',
  credit_code: '',
  cert_type: 'hk_mo',
  remark: '证件在办',
  reason: '图片不清晰',
  create_time: 1,
  verify_time: null,
};

beforeEach(() => sessionStorage.clear());

test('what was typed comes back without the number of the paper and its pictures', () => {
  otherChannelDraft.save('7:', typed);
  expect(otherChannelDraft.read('7:', null)).toEqual({ ...typed, cert_number: '', files: [] });
  expect(Object.values(sessionStorage).join('')).not.toContain(typed.cert_number);
});

test('on another day or device a refused one tells what it was', () => {
  expect(otherChannelDraft.read('7:', refused)).toEqual({
    ...blankOtherChannel,
    cert_type: 'hk_mo',
    remark: '证件在办',
  });
});

test('nothing comes back of one that was not refused, or of another way', () => {
  expect(otherChannelDraft.read('7:', null)).toBeNull();
  expect(otherChannelDraft.read('7:', { ...refused, status: 0 })).toBeNull();
  expect(otherChannelDraft.read('7:', { ...refused, method: 'face', cert_type: '' })).toBeNull();
});
