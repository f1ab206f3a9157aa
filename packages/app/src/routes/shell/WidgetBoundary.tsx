import { Component, type ReactNode } from 'react';

/** Around what the page can do without: when it breaks or cannot be loaded, the page stays and it is left out. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
