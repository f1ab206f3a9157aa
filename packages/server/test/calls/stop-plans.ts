import { getReminders } from '@compute-market/contract/calls/reminder';
import { getStopPlan, setStopPlan } from '@compute-market/contract/calls/stop-plan';
import type { RequestOf } from '@compute-market/contract/define-call';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { instanceUsage } from '../../src/db/schema/usage';
import { writeUsage } from '../../src/domain/usage/write-usage';
import type { TestServer } from '../setup';
import type { Customer } from './instance-customers';
import type { rentalsOn } from './instance-world';

type Plan = Omit<RequestOf<typeof setStopPlan>, 'instance_name'>;
const none: Plan = { stop_time: null, idle_hours: null, before_money_ends: false };
const unmeasured = {
  gpuMemoryGb: null,
  gpuTemperature: null,
  cpuUse: 1,
  memoryGb: 1,
  diskGb: 1,
  netInMbps: null,
  netOutMbps: null,
};

/** What tests of stop plans do again and again, with the machine and the buyer of the moment. `always` is what every plan of the test says. */
export function stopPlansOn(
  server: TestServer,
  rentals: ReturnType<typeof rentalsOn>,
  rental: () => { readonly buyer: Customer; readonly name: string },
  always: Partial<Plan> = {},
) {
  /** Plans; what is not named is off. */
  const plan = (change: Partial<Plan>, { token }: { token: string } = rental().buyer, instance_name = rental().name) =>
    server.call(setStopPlan, { instance_name, ...none, ...always, ...change }, { token });
  const read = ({ token }: { token: string } = rental().buyer) =>
    server.call(getStopPlan, { instance_name: rental().name }, { token });
  const planned = async () => (await read()).data;
  /** The server's time, seconds since 1970. */
  const now = () => Math.floor(server.clock.now().getTime() / 1000);
  const statusOf = async (name = rental().name) => (await rentals.rowOf(name)).status;
  /** Titles of what somebody was told, the newest first. */
  const told = async ({ token }: { token: string } = rental().buyer) =>
    (await server.call(getReminders, { page: 1, page_size: 20 }, { token })).data.data.map(({ Title }) => Title);
  const stopsOf = async () =>
    (await rentals.events(rental().buyer, rental().name)).filter(({ Kind }) => Kind === 'usage_stopped');
  /** Lets minutes pass in which the cards were used so much, %; null where nobody can tell. */
  async function use(minutes: number, gpuUse: number | null): Promise<void> {
    const { id } = await rentals.rowOf(rental().name);
    for (let left = minutes; left > 0; left -= 5) {
      const points = Array.from({ length: Math.min(left, 5) }, () => {
        server.clock.advance(minuteMs);
        const at = new Date(Math.floor(server.clock.now().getTime() / minuteMs) * minuteMs);
        return { ...unmeasured, instanceId: id, at, gpuUse };
      });
      await server.database.transaction((tx) => writeUsage(tx, instanceUsage, points));
      if (points.length === 5) await rentals.runJobs();
    }
  }
  return { plan, read, planned, now, statusOf, told, stopsOf, use };
}
