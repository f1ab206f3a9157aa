import { SoftwareScreen, systemOf, type SoftwareGroup } from '@compute-market/patterns/content/SoftwareScreen';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { readContent } from '../../api/content';
import { settle, useResult } from '../result';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { groups: settle(readContent('software.json', signal).then((text) => JSON.parse(text) as readonly SoftwareGroup[])) };
}

export function Component() {
  const groups = useResult(useLoaderData<typeof loader>().groups);
  const { revalidate } = useRevalidator();
  return <SoftwareScreen groups={groups} system={systemOf(navigator.userAgent)} onRetry={() => void revalidate()} />;
}
