import type { ReactElement, ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';
/** Where an attribute is written otherwise than the property. */
const ATTRIBUTES: { readonly [property: string]: string } = {
  className: 'class',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
};

type Props = { readonly [name: string]: unknown } & { readonly children?: ReactNode };

/** Puts still components (no hooks, nothing to press) into a page at once, without React: what is seen while its code is still on its way. */
export function paint(node: ReactNode, into: Element): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const child of node as readonly ReactNode[]) paint(child, into);
    return;
  }
  if (typeof node !== 'object') {
    into.append(String(node));
    return;
  }
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') {
    paint((type as (props: Props) => ReactNode)(props), into);
    return;
  }
  const element = type === 'svg' || into.namespaceURI === SVG ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined) continue;
    if (name === 'style') dress(element as HTMLElement, value as { readonly [name: string]: string | number });
    else element.setAttribute(ATTRIBUTES[name] ?? name, `${value as string | number | boolean}`);
  }
  paint(props.children, element);
  into.append(element);
}

/** By hand, since the page's policy knows no style attributes. */
function dress(element: HTMLElement, style: { readonly [name: string]: string | number }): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, String(value));
}
