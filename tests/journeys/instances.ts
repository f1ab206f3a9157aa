import type { Locator, Page } from '@playwright/test';
import { intention, must, post, tellFleet } from './customer';
import { expect } from './site';

/** What journeys read of an instance. */
export interface Instance {
  readonly Container_name: string;
  readonly Host: string;
  readonly Note: string;
  readonly Project: string;
  readonly Status: number;
  readonly Due_time: number;
  readonly Gpu_num: number;
  readonly AddCpu: number;
  readonly AddingCpu: number;
  readonly AddMemory: number;
  readonly AddingMemory: number;
  readonly AddDisk: number;
  readonly AddingDisk: number;
  readonly KeeppedDiskCost: number;
}

/** Every instance of an account, those that are over too; the newest first. */
export const instancesOf = async (url: string, session: string): Promise<readonly Instance[]> =>
  (
    await must(
      post<{ data: Instance[] }>(url, '/get_container_by_token_with_page_v2', {
        session,
        page: 1,
        page_size: 50,
        status_type: 'statusAll',
      }),
    )
  ).data;

/** The newest instance with this note. */
export async function readInstance(url: string, session: string, note: string): Promise<Instance> {
  const found = (await instancesOf(url, session)).find(({ Note }) => Note === note);
  if (!found) throw new Error(`no instance ${note}`);
  return found;
}

const smallOrder = { gpu_type: 'RTX 3090', gpu_num: 1, image_name: 'pytorch-2.5', unit: 'day', pack_time: 2 };

/** Rents a small virtual machine, or what is said instead; it starts. */
export const rent = (url: string, session: string, change: Record<string, unknown> = {}) =>
  must(
    post<{ Container_name: string; PayPrice: number }>(
      url,
      '/run_kvm_v2',
      { session, ...smallOrder, ...change },
      { headers: { 'idempotency-key': intention() } },
    ),
  );

/** The same, and waits until it runs. */
export async function rentRunning(
  url: string,
  session: string,
  note: string,
  change: Record<string, unknown> = {},
): Promise<Instance> {
  await rent(url, session, { note, ...change });
  const status = async () => (await readInstance(url, session, note)).Status;
  await expect.poll(status, { timeout: 90_000, intervals: [250] }).toBe(1);
  return readInstance(url, session, note);
}

/** Makes the next start of a machine fail. */
export const failNextStart = (url: string) => tellFleet(url, { fail_next_boots: '1' });

/** A machine that was just paid for is followed from its payment; the way on to the list of instances. */
export async function followedStart(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/\/restartInstance\?.*from=order/);
  return page.getByRole('link', { name: '返回我的实例' });
}

/** The same, once it runs: this page asks every second, the others are refreshed a few times a minute. */
export async function followedToItsEnd(page: Page): Promise<Locator> {
  const toList = await followedStart(page);
  await expect(page.getByRole('heading', { name: '实例已启动' })).toBeVisible({ timeout: 60_000 });
  return toList;
}
