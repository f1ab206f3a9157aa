import { SoftwareScreen, systemOf, type SoftwareGroup } from '@compute-market/patterns/content/SoftwareScreen';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { readTable } from '../../api/content';
import { settle, useResult } from '../result';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { groups: settle(readTable<readonly SoftwareGroup[]>('software.json', signal)) };
}

export function Component() {
  const groups = useResult(useLoaderData<typeof loader>().groups);
  const { revalidate } = useRevalidator();
  return <SoftwareScreen groups={groups} system={systemOf(navigator.userAgent)} onRetry={() => void revalidate()} />;
}
