import { hourMs } from '@compute-market/contract/rules/time-units';
import { users } from '../db/schema/account';
import { jobKinds } from '../domain';
import { seedCatalogue } from '../domain/market/catalogue/seed-catalogue';
import type { Services } from '../http/handler';
import { hashPassword } from '../platform/password';
import { giveHosts, writeAccount } from './accounts';
import { writeContent } from './content';
import { writeCouponGroups } from './coupon-steps';
import { creditSteps } from './credit-steps';
import {
  accounts,
  creditPhone,
  demoPassword,
  mainPhone,
  partnerHosts,
  partnerPhone,
  renterPhone,
} from './data/accounts';
import { writeHostDays } from './host-days';
import { invoiceSteps } from './invoice-steps';
import { mainSteps } from './main-steps';
import { writeLogins } from './logins';
import { partnerSteps } from './partner-steps';
import { writeUsageHistory } from './usage-steps';
import { play, World } from './world';

const longestHistoryHours = 1728;

/**
 * Fills an empty database with demo customers, content and history, so that every screen has something to show. Does nothing when there are
 * customers already.
 */
export async function seedDemo(services: Services): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const written = await services.database.transaction(async (tx) => {
    if ((await tx.$count(users)) > 0) return false;
    const now = services.clock.now();
    await seedCatalogue(tx);
    for (const account of accounts) await writeAccount(tx, account, passwordHash, now);
    await writeLogins(tx, mainPhone, services.ids, now);
    await giveHosts(tx, partnerPhone, partnerHosts);
    await writeHostDays(tx, now);
    await writeCouponGroups(tx, now);
    await writeContent(tx, now);
    const world = new World(services, tx, jobKinds, new Date(now.getTime() - longestHistoryHours * hourMs));
    await play(
      world,
      [...mainSteps(mainPhone), ...creditSteps(creditPhone), ...partnerSteps(renterPhone), ...invoiceSteps()],
      now,
    );
    await writeUsageHistory(tx, now);
    return true;
  });
  if (written) services.logger.info('demo data written');
}
