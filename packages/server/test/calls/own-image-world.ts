import { createOwnImage, deleteOwnImage, getOwnImages } from '@compute-market/contract/calls/own-image';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { jobKinds } from '../../src/domain/own-image';
import { runDue, type TestServer } from '../setup';

/** Who calls: by a session, by a key in a header, or nobody. */
export type Caller = Parameters<TestServer['call']>[2];

/** What tests of own images do again and again: make one, delete one, look. */
export function imagesOn(server: TestServer) {
  const runJobs = () => runDue(server, jobKinds);
  const save = (who: Caller, instance_name: string, name = '微调环境') =>
    server.call(createOwnImage, { instance_name, name, note: '装好依赖' }, who);
  return {
    runJobs,
    pass: async (seconds: number) => {
      server.clock.advance(seconds * secondMs);
      await runJobs();
    },
    save,
    /** Makes one and answers its key. */
    async saved(who: Caller, instance_name: string, name?: string): Promise<string> {
      const { data } = await save(who, instance_name, name);
      await runJobs();
      return data.Key;
    },
    remove: (who: Caller, image_key: string) => server.call(deleteOwnImage, { image_key }, who),
    read: async (who: Caller) => (await server.call(getOwnImages, {}, who)).data.data,
  };
}
