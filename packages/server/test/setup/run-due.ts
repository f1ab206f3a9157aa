import { jobKinds } from '../../src/domain';
import { kindsDue } from '../../src/jobs/claim';
import { runDueJobs } from '../../src/jobs/runner';
import type { TestServer } from './server';

/** Runs what is due. Mostly nothing is, which one look tells for less than claims in vain cost. */
export async function runDue({ services }: Pick<TestServer, 'services'>, kinds = jobKinds): Promise<void> {
  const due = await kindsDue(
    services,
    kinds.map(({ kind }) => kind),
  );
  if (due.size > 0) await runDueJobs(services, kinds);
}
