import { getInstances } from '@compute-market/contract/calls/instance';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import { instanceName, type Instance } from '@compute-market/contract/entities/instance';
import type { InstanceStatusFilter } from '@compute-market/contract/enumerations';
import type { Client } from './client';
import { EXIT, Failure } from './failure';
import { messages } from './messages';

/** Every instance in these states, newest first, over all pages. */
export async function allInstances(client: Client, status: InstanceStatusFilter): Promise<Instance[]> {
  const found: Instance[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await client.call(getInstances, { page, page_size: MAX_PAGE_SIZE, status_type: status });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}

/** The instance of this name as it is now. */
export async function readInstance(client: Client, name: string): Promise<Instance | undefined> {
  const { data } = await client.call(getInstances, { page: 1, page_size: 1, instance_name: name });
  return data[0];
}

/** The instance that a person means: by its name, else by its note, where one alone has it. */
export async function findInstance(client: Client, word: string): Promise<Instance> {
  const named = instanceName.safeParse(word).success ? await readInstance(client, word) : undefined;
  if (named !== undefined) return named;
  const noted = (await allInstances(client, 'statusDefault')).filter(({ Note }) => Note === word);
  const [one, ...more] = noted;
  if (one === undefined) throw new Failure(EXIT.refused, messages.notFound(word));
  if (more.length > 0)
    throw new Failure(
      EXIT.refused,
      messages.ambiguous(
        word,
        noted.map(({ Container_name }) => Container_name),
      ),
    );
  return one;
}
