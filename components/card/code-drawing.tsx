import { codeInk, encodeLink, outlineModules } from "@/lib/drawing/code-modules";

type CodeDrawingProps = {
  link: string;
  /** For screen readers. */
  label: string;
  className?: string;
};

/** Dark on white in both colour schemes: scanners need it. */
export function CodeDrawing({ link, label, className }: CodeDrawingProps) {
  const modules = encodeLink(link, false);
  const edge = modules.length;
  return (
    <svg viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label} className={className}>
      <path fill="#fff" d={`M0,0h${edge}v${edge}h-${edge}z`} />
      <path fill={codeInk} shapeRendering="crispEdges" d={outlineModules(modules)} />
    </svg>
  );
}
