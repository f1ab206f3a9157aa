import {
  addWorkOrderNotification,
  commentWorkOrder,
  createWorkOrder,
  deleteWorkOrderAttachment,
  deleteWorkOrderNotification,
  getWorkOrders,
  updateWorkOrder,
  uploadWorkOrderImage,
} from '@compute-market/contract/calls/work-order';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { Marked } from 'marked';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSafe } from '../../src/domain/work-order/text';
import { answerOrder } from '../../src/domain/work-order/staff';
import { ageOrders } from '../../src/domain/work-order/age';
import { enqueue } from '../../src/jobs/job';
import { runDueJobs } from '../../src/jobs/runner';
import { openServer, upload } from '../setup';
import { customer, signInAgain, type Customer } from './instance-customers';
import { ticket, ticketsOn } from './work-order-tickets';

const server = openServer();
let who: Customer;
let picture: Buffer;
const { send, opened, read, act, attach } = ticketsOn(server, () => who);

beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  who = await customer(server);
});

test('what was put ready for a ticket that was never sent is gone after two days, and refused if it comes later', async () => {
  const { data: file } = await attach();
  const { data: person } = await server.call(
    addWorkOrderNotification,
    { type: 'sms', target: '13912340001' },
    { token: who.token },
  );
  server.clock.advance(49 * hourMs);
  const later = await signInAgain(server, who);
  await server.database.transaction((tx) =>
    enqueue(tx, { kind: ageOrders.kind, payload: {}, runAt: server.clock.now() }),
  );
  await runDueJobs(server.services, [ageOrders]);
  expect((await send({ attachment_ids: [file.id] }, later.token)).number).toBe(errors.NOT_FOUND.code);
  expect((await server.call(deleteWorkOrderNotification, { id: person.id }, { token: later.token })).number).toBe(
    errors.NOT_FOUND.code,
  );
});

describe('files beside a ticket', () => {
  test('are five at most and of kinds that can be read', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await attach(`${count}.log`)).data.id);
    expect((await send({ attachment_ids: ids })).number).toBe(errors.INVALID_REQUEST.code);
    expect((await attach('page.html', Buffer.from('<p>'))).code).toBe(errors.FILE_TYPE_INVALID.code);
    expect((await attach('notes.txt', Buffer.from('<!doctype html><script>alert(1)</script>'))).code).toBe(
      errors.FILE_TYPE_INVALID.code,
    );
    expect((await attach('tool.exe', Buffer.from('MZ'))).code).toBe(errors.FILE_TYPE_INVALID.code);
  });

  test('are downloaded, never opened in the page', async () => {
    const { data } = await attach('train.log', Buffer.from('<b>epoch 37</b>'));
    const answered = await server.app.inject({ url: data.url });
    expect(answered.body).toBe('<b>epoch 37</b>');
    expect(answered.headers['content-disposition']).toMatch(/^attachment;/);
    expect(answered.headers['content-type']).toMatch(/^text\/plain/);
  });

  test('are taken back until they are sent, by their owner only', async () => {
    const { data } = await attach();
    const stranger = await customer(server);
    const remove = (token: string) => server.call(deleteWorkOrderAttachment, { id: data.id }, { token });
    expect((await remove(stranger.token)).number).toBe(errors.NOT_FOUND.code);
    expect((await remove(who.token)).number).toBe(0);
    expect((await server.app.inject({ url: data.url })).statusCode).toBe(404);
    expect((await send({ attachment_ids: [data.id] })).number).toBe(errors.NOT_FOUND.code);
  });

  test('stay with their ticket when it is sent again because its answer was lost: there is one ticket', async () => {
    const { data: file } = await attach();
    const sendAgain = () =>
      server.call(
        createWorkOrder,
        { ...ticket, attachment_ids: [file.id] },
        { token: who.token, headers: { 'idempotency-key': 'one-ticket' } },
      );
    const { data: first } = await sendAgain();
    expect((await sendAgain()).data).toEqual(first);
    const { orders } = (await server.call(getWorkOrders, { page: 1, page_size: 20 }, { token: who.token })).data;
    expect(orders.map(({ id }) => id)).toEqual([first.id]);
    expect((await read(first.id)).attachments).toMatchObject([{ id: file.id }]);
  });

  test('go with a reply by PUT too', async () => {
    const id = await opened();
    const { data } = await attach();
    expect((await act(id, 'comment', { content: '日志见附件', attachment_ids: [data.id] })).number).toBe(0);
    expect((await read(id)).comments[0]?.attachments).toMatchObject([{ id: data.id }]);
  });

  test('stay with their reply when it is sent again because its answer was lost: there is one reply', async () => {
    const id = await opened();
    const { data: file } = await attach();
    const sendAgain = () =>
      server.call(
        updateWorkOrder,
        { id, action: 'comment', content: '日志见附件', attachment_ids: [file.id] },
        { token: who.token, headers: { 'idempotency-key': 'one-reply' } },
      );
    const { data: first } = await sendAgain();
    expect(await sendAgain()).toMatchObject({ number: 0, data: first });
    expect((await read(id)).comments).toMatchObject([{ content: '日志见附件', attachments: [{ id: file.id }] }]);
  });

  test('stay once they are sent with a reply', async () => {
    const id = await opened();
    const { data } = await attach();
    await server.call(
      commentWorkOrder,
      { order_id: id, content: '日志见附件', attachment_ids: [data.id] },
      { token: who.token },
    );
    expect((await read(id)).comments[0]?.attachments).toMatchObject([{ id: data.id }]);
    expect((await server.call(deleteWorkOrderAttachment, { id: data.id }, { token: who.token })).number).toBe(
      errors.CONFLICT.code,
    );
  });

  test('can be put beside a ticket that is open', async () => {
    const id = await opened();
    expect((await attach('later.log', Buffer.from('x'), { order_id: String(id) })).code).toBe(0);
    expect((await read(id)).attachments).toMatchObject([{ name: 'later.log' }]);
    await act(id, 'revoke');
    expect((await attach('later.log', Buffer.from('x'), { order_id: String(id) })).code).toBe(errors.CONFLICT.code);
  });
});

describe('texts', () => {
  test('a picture is kept by name and shown with a link that works', async () => {
    const { data } = await upload(
      server,
      uploadWorkOrderImage,
      { name: 'a.png', bytes: picture },
      { token: who.token },
    );
    const id = await opened({ content: `看图：![截图](${data.url})` });
    const [, url = ''] = /\]\(([^)]+)\)/.exec((await read(id)).content) ?? [];
    expect((await server.app.inject({ url })).statusCode).toBe(200);
  });

  test('a picture of another customer is refused, whoever knows its name', async () => {
    const { data } = await upload(
      server,
      uploadWorkOrderImage,
      { name: 'a.png', bytes: picture },
      { token: who.token },
    );
    const stranger = await customer(server);
    expect((await send({ content: `![](${data.url})` }, stranger.token)).number).toBe(errors.NOT_FOUND.code);
  });

  test.each([
    ['a script', '<script>alert(1)</script>', '<script'],
    ['a handler', '<img src=x onerror=alert(1)>', '<img'],
    ['a javascript address', '[a](javascript:alert(1))', 'javascript:'],
    ['a page in an address', '[a](data:text/html,<script>1</script>)', 'data:text/html'],
    ['an SVG', '<svg onload=alert(1)>', '<svg'],
    ['a frame', '<iframe src="https://evil.example">', '<iframe'],
    ['a style', '<style>*{display:none}</style>', '<style'],
    ['a picture elsewhere', '![x](https://evil.example/pixel.gif)', '!['],
    ['a picture elsewhere by a name', '![x][far]\n\n[far]: https://evil.example/pixel.gif', '!['],
    ['a picture elsewhere by its own name', '![far]\n\n[far]: https://evil.example/pixel.gif', '!['],
    ['a picture elsewhere whose name goes over two lines', '![x\ny](https://evil.example/pixel.gif)', '!['],
  ])('%s is kept as something that does nothing', async (_name, content, gone) => {
    const id = await opened({ content });
    await server.call(commentWorkOrder, { order_id: id, content }, { token: who.token });
    const order = await read(id);
    expect(order.content).not.toContain(gone);
    expect(order.comments[0]?.content).not.toContain(gone);
    await server.database.transaction((tx) =>
      answerOrder(tx, id, { engineer: '周工', content, solves: false }, server.clock.now()),
    );
    expect((await read(id)).comments[1]?.content).not.toContain(gone);
  });

  test.each([
    ['a path on the machine', 'cp /root/files/my_training_dataset_v2.tar . 报错'],
    [
      'an address of another site',
      '下载 https://civitai.com/api/files/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG 失败',
    ],
    ['a link to another site', '[模型](https://civitai.com/api/files/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG)'],
    ['a link in code', '`![图](/files/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG)` 不显示'],
  ])('%s that looks like a picture of ours is kept and shown as it was written', async (_name, content) => {
    const id = await opened({ content });
    await server.call(commentWorkOrder, { order_id: id, content }, { token: who.token });
    await server.database.transaction((tx) =>
      answerOrder(tx, id, { engineer: '周工', content, solves: false }, server.clock.now()),
    );
    const order = await read(id);
    expect([order.content, ...order.comments.map((comment) => comment.content)]).toEqual([content, content, content]);
  });

  test.each([
    ['in a line and fenced', '见 `vector<int>`：\n\n```c\n#include <stdio.h>\n```'],
    ['fenced by tildes', '~~~html\n<div onclick="go()">[a](b)</div>\n~~~'],
    ['fenced longer than what is in it', '````md\n```html\n<b>x</b>\n```\n````'],
    ['fenced in a list', '1. 运行\n\n   ```c\n   #include <stdio.h>\n   ```\n2. 报错'],
    ['with tabs in a list', '- ```go\n  func f() {\n  \treturn <-a\n  }\n  ```'],
    ['fenced in a quotation', '> ```c\n> #include <stdio.h>\n> ```'],
    ['fenced to the end', '```c\n#include <stdio.h>'],
    ['of four spaces', '日志：\n\n    <Pod name="a">\n    m[i](event)'],
    ['between two signs', '``a`<b>`` 与 `c<d>`'],
    ['over two lines', '`map<int,\nvector<b>>`'],
    ['in a table', '| 列 |\n| --- |\n| `a<b> \\| c` |'],
    ['after a tag', '`a<b>`\n\n```\n<c>\n```'],
    ['no code, with brackets that are words', 'handlers\\[i\\](event)'],
    ['no code, with a word in brackets', '[error]: something happened here'],
  ])('code %s is kept as it was written', async (_name, content) => {
    expect((await read(await opened({ content }))).content).toBe(content);
  });

  test.each([
    '<div>\n\n```\n<b>\n```',
    '`a\n<img src=x onerror=alert(1)>\nb`',
    '| ` | <img src=x onerror=alert(1)> ` |\n| --- | --- |',
    '<https://a.cn/`b> <img src=x onerror=alert(1)> `',
    'https://a.cn/`b <img src=x onerror=alert(1)> `',
    '- ```\n<img src=x onerror=alert(1)>\n```',
    '\\`<img src=x onerror=alert(1)>`',
    '[a`b]: /x\n\n[a`b] <img src=x onerror=alert(1)> `',
    '[x]: javascript:alert(1)\n\n[x]',
    '> [x]: javascript:alert(1)\n\n[x]',
    '- [x]:\n  <javascript:alert(1)>\n\n[x]',
    '<javascript:alert(1)>',
    '[x](java&#115;cript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](\\javascript:alert(1))',
    '[x](\njavascript:alert(1))',
    '[![x](javascript:alert(1))](https://a.cn)',
    '[![x](https://a.cn/1.png)](javascript:alert(1))',
    '[a\\](b](javascript:alert(1))',
    '[`\\`](javascript:alert(1))',
    '!![x](https://evil.example/pixel.gif)',
    '\\\\!![x](https://evil.example/pixel.gif)',
    '[!![x](https://evil.example/pixel.gif)](https://a.cn)',
    '> '.repeat(3000) + '<img src=x onerror=alert(1)>',
    '![x][f] `c`\n\n[f]: https://evil.example/pixel.gif',
    '[a\\]b]\n\n[a\\]b]: javascript:alert(1)',
    '![a\\]b](https://evil.example/p)',
    '![`]`](https://evil.example/p)',
    '![a[b]c](https://evil.example/p)',
    '![a\nb]\n\n[a\nb]: https://evil.example/p',
    '![x](/&#47;evil.example/p)',
  ])('%j is kept as something that does nothing', (content) => {
    const kept = makeSafe(content);
    // The parser itself gives up on what is too deep.
    const body = content.length > 1000 ? kept : new Marked({ gfm: true, breaks: true }).parse(kept, { async: false });
    expect(body).not.toMatch(/<(?:img|div)|(?:href|src)="(?!https?:|mailto:|\/|#)/);
  });
});
