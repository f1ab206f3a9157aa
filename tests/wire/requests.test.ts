import { getUserInfo } from '@compute-market/contract/calls/account';
import { getLocalImages } from '@compute-market/contract/calls/instance';
import { createQrcode, getOrders } from '@compute-market/contract/calls/payment';
import { login } from '@compute-market/contract/calls/session';
import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { defineCall } from '@compute-market/contract/define-call';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openBackEnd } from './back-end';

const { client, last, state } = openBackEnd();

const changeOrder = defineCall({
  name: 'change',
  path: '/api/v1/work-order/orders/{id}',
  method: 'PUT',
  transport: 'third-party',
  summary: '',
  request: z.object({ id: z.int(), action: z.string() }),
  response: z.nullable(z.object({})),
});
const upload = defineCall({
  name: 'upload',
  path: '/api/v1/work-order/file',
  transport: 'third-party',
  body: 'multipart',
  summary: '',
  request: z.object({ file: z.instanceof(Blob) }),
  response: z.nullable(z.object({})),
});

describe('what goes over the wire', () => {
  test('account calls are form-encoded and carry the session in the body', async () => {
    await client().envelope(getUserInfo, {});
    expect(last()).toMatchObject({ method: 'POST', url: '/api/get_user_info', body: 'session=T0ken' });
    expect(last().headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(last().headers.authorization).toBeUndefined();
    expect(last().headers['x-request-id']).toBe('request-1');
  });

  test('a visitor sends no session', async () => {
    state.token = null;
    await client().call(login, { phone: '13800000001', passwd: 'a b&c' });
    expect(last().body).toBe('phone=13800000001&passwd=a+b%26c');
  });

  test('marketplace calls are JSON and carry the session beside the fields', async () => {
    await client().call(createQrcode, { amount: 100.5, pay_type: 1 });
    expect(last()).toMatchObject({ method: 'POST', url: '/api/create_qrcode' });
    expect(last().headers['content-type']).toBe('application/json');
    expect(JSON.parse(last().body)).toEqual({ amount: 100.5, pay_type: 1, session: 'T0ken' });
  });

  test('a session in the payload is kept', async () => {
    await client().call(getOrders, { page: 1, page_size: 20, session: 'other' } as never);
    expect(JSON.parse(last().body)).toMatchObject({ session: 'other' });
  });

  test('the one GET of the main API sends the token in Authorization and never in the address', async () => {
    await client().call(getLocalImages, { instance_name: 'k7f3a2c' });
    expect(last()).toMatchObject({
      method: 'GET',
      url: '/api/instance/kvm/get_local_images?instance_name=k7f3a2c',
      body: '',
    });
    expect(last().headers.authorization).toBe('T0ken');
  });

  test('third-party reads carry the bare token in Authorization and no session', async () => {
    state.replies = [{ body: JSON.stringify({ code: 0, reason: '', data: { unread: true } }) }];
    expect(await client().call(getUnreadFlag, {})).toEqual({ unread: true });
    expect(last()).toMatchObject({ method: 'GET', url: '/third-party/api/v1/work-order/unread-flag', body: '' });
    expect(last().headers.authorization).toBe('T0ken');
  });

  test('third-party writes fill the path and also carry the session in the body', async () => {
    state.replies = [{ body: JSON.stringify({ code: 0, reason: '', data: null }) }];
    await client().call(changeOrder, { id: 7, action: 'revoke' });
    expect(last()).toMatchObject({ method: 'PUT', url: '/third-party/api/v1/work-order/orders/7' });
    expect(JSON.parse(last().body)).toEqual({ action: 'revoke', session: 'T0ken' });
  });

  test('uploads are multipart, with the session as a field', async () => {
    state.replies = [{ body: JSON.stringify({ code: 0, reason: '', data: null }) }];
    await client().call(upload, { file: new Blob(['png'], { type: 'image/png' }) });
    expect(last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last().body).toMatch(/name="session"\r\n\r\nT0ken/);
  });

  test('a call that moves money carries the key of the intention; a read never does', async () => {
    await client().call(createQrcode, { amount: 100, pay_type: 1 }, { idempotencyKey: 'intent-1' });
    expect(last().headers['idempotency-key']).toBe('intent-1');
    await client().call(getOrders, { page: 1, page_size: 20 }, { idempotencyKey: 'intent-1' });
    expect(last().headers['idempotency-key']).toBeUndefined();
  });
});
