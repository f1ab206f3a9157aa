import { PortScreen } from '@compute-market/patterns/instance/PortScreen';
import { useParams } from 'react-router-dom';
import { usePortPage } from './usePortPage';

function PortPage({ name, inner }: { name: string; inner: number }) {
  const { port, open } = usePortPage(name, inner);
  return <PortScreen name={name} inner={inner} port={port} onRetry={open} />;
}

export function Component() {
  const { instanceName = '', inner = '' } = useParams();
  return <PortPage key={`${instanceName}:${inner}`} name={instanceName} inner={Number(inner)} />;
}
