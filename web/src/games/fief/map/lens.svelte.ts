// What part of the map is shown: wheel, pinch, drag, double tap and buttons, all through one lens.

const CLOSEST = 4;
/** A pointer that moves less than this clicks. */
const SLACK = 5;

interface Finger {
  id: number;
  x: number;
  y: number;
}

/** A map shown through a frame; `size` is the map's own, in units. */
export class Lens {
  /** of the frame, in pixels */
  width = $state(0);
  height = $state(0);
  private zoom = $state(1);
  private shift = $state({ x: 0, y: 0 });
  private fingers: Finger[] = [];
  private travelled = 0;

  constructor(private readonly size: () => { width: number; height: number }) {}

  /** The whole map, as large as the frame allows. */
  get fit(): number {
    const { width, height } = this.size();
    return this.width && this.height ? Math.min(this.width / width, this.height / height) : 1;
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  /** So far off that names are larger, and fewer. */
  get far(): boolean {
    return this.scale < 0.6;
  }

  /** The frame; before it is measured: broad on a desk, like the board on a phone. */
  get frame(): { width: number; height: number } {
    return this.width ? this : { width: innerWidth > 900 ? 1.75 : 1.3, height: 1 };
  }

  get closer(): number {
    return this.zoom;
  }

  get x(): number {
    return this.held(this.shift.x, this.width, this.size().width * this.scale);
  }

  get y(): number {
    return this.held(this.shift.y, this.height, this.size().height * this.scale);
  }

  /** No empty table beside the map, unless all of it is shown. */
  private held(wish: number, frame: number, size: number): number {
    return size <= frame ? (frame - size) / 2 : Math.min(0, Math.max(frame - size, wish));
  }

  magnify(factor: number, x = this.width / 2, y = this.height / 2): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const real = zoom / this.zoom;
    this.shift = { x: x - (x - this.x) * real, y: y - (y - this.y) * real };
    this.zoom = zoom;
  }

  move(dx: number, dy: number): void {
    this.shift = { x: this.x + dx, y: this.y + dy };
  }

  reset(): void {
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
  }

  /** Bring a point of the map into the frame, for those who walk with the keys. */
  reveal(x: number, y: number): void {
    const [left, top] = [this.x + x * this.scale, this.y + y * this.scale];
    const edge = 70;
    const into = (at: number, size: number): number =>
      at < edge ? edge - at : at > size - edge ? size - edge - at : 0;
    const [dx, dy] = [into(left, this.width), into(top, this.height)];
    if (this.zoom > 1 && (dx || dy)) this.move(dx, dy);
  }

  private press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.fingers.length) this.travelled = 0;
    this.lift(event);
    this.fingers.push({ id: event.pointerId, x: event.clientX, y: event.clientY });
  }

  private lift(event: PointerEvent): void {
    this.fingers = this.fingers.filter((finger) => finger.id !== event.pointerId);
  }

  private drag(event: PointerEvent, node: HTMLElement): void {
    const before = this.fingers.find((finger) => finger.id === event.pointerId);
    if (!before) return;
    const now: Finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    const other = this.fingers.find((finger) => finger.id !== event.pointerId);
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    this.fingers = this.fingers.map((finger) => (finger === before ? now : finger));
    if (this.travelled < SLACK) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    if (!other) {
      this.move(now.x - before.x, now.y - before.y);
      return;
    }
    const frame = node.getBoundingClientRect();
    const apart = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y);
    this.magnify(
      apart(now) / Math.max(apart(before), 1),
      (now.x + other.x) / 2 - frame.left,
      (now.y + other.y) / 2 - frame.top,
    );
    this.move((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private wheel(event: WheelEvent, node: HTMLElement): void {
    // The page may scroll on where the map cannot shrink further.
    if (event.deltaY > 0 && this.zoom === 1) return;
    event.preventDefault();
    const frame = node.getBoundingClientRect();
    const factor = Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY) / 300, 0.3));
    this.magnify(factor, event.clientX - frame.left, event.clientY - frame.top);
  }

  private tapTwice(event: MouseEvent, node: HTMLElement): void {
    if ((event.target as Element).closest("button, [data-pick]")) return;
    const frame = node.getBoundingClientRect();
    if (this.zoom > 1.9) this.reset();
    else this.magnify(2.2, event.clientX - frame.left, event.clientY - frame.top);
  }

  private type(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.magnify(1.5);
    else if (event.key === "-") this.magnify(1 / 1.5);
    else if (event.key === "0" || (event.key === "Escape" && this.zoom > 1)) this.reset();
    else return;
    event.preventDefault();
  }

  /** Follow the pointers over this element and the keys pressed in it. */
  readonly follow = (node: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
      options: AddEventListenerOptions = {},
    ): void => node.addEventListener(name, act, { ...options, signal: stop.signal });
    listen("pointerdown", (event) => this.press(event));
    listen("pointermove", (event) => this.drag(event, node));
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      listen(end, (event) => this.lift(event));
    listen("wheel", (event) => this.wheel(event, node), { passive: false });
    listen("dblclick", (event) => this.tapTwice(event, node));
    listen("keydown", (event) => this.type(event));
    // A drag that ends on a village is no click on it.
    listen(
      "click",
      (event) => {
        if (this.travelled >= SLACK && event.detail > 0) event.stopPropagation();
      },
      { capture: true },
    );
    return () => stop.abort();
  };
}
