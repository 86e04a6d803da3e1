/** The steps of the zoom, 50 to 300 % (A-160). */
const steps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** Zoom factors come back from Chromium with rounding. */
const near = 0.005;

export function zoomIn(zoom: number): number {
  return steps.find((step) => step > zoom + near) ?? 3;
}

export function zoomOut(zoom: number): number {
  return steps.findLast((step) => step < zoom - near) ?? 0.5;
}
