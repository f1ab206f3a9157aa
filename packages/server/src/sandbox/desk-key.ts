import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Services } from '../http/handler';
import { sandboxKey } from '../payment/sandbox-signature';

/** Where the sandbox stands. */
export const sandboxHome = '/sandbox';
/** Who sits at its desk, in the browser's question for name and key. */
export const deskUser = 'sandbox';

/** The key of the desk, the same on all servers of one database and after every start. */
export const deskKey = (database: Database): Promise<string> => database.transaction((tx) => sandboxKey(tx, 'desk'));

const isSame = (given: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Lets nobody at the desk without its key, where others than this machine can knock: it shows every code by SMS and acts for the staff. */
export function guardDesk(scope: FastifyInstance, { config, database }: Services): void {
  if (!config.reachable) return;
  scope.addHook('onRequest', async (request, reply) => {
    const wanted = `Basic ${Buffer.from(`${deskUser}:${await deskKey(database)}`).toString('base64')}`;
    if (isSame(request.headers.authorization ?? '', wanted)) return;
    await reply
      .code(401)
      .header('www-authenticate', 'Basic realm="sandbox", charset="UTF-8"')
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('沙盒需要密钥，请使用服务启动时显示的用户名和密钥。');
  });
}
