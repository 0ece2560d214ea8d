// Skin and hair of the people we draw.

export const FAIR = { skin: "#f3d3b3", crease: "#c08a68", lips: "#b5574c", blush: "#e59a86" };
export const TAN = { skin: "#e2b48a", crease: "#a3714b", lips: "#9c4a3c", blush: "#cf8568" };
export const PALE = { skin: "#f8e2cd", crease: "#cd9d82", lips: "#bd4f50", blush: "#f0a79c" };
export const DUSKY = { skin: "#c8936a", crease: "#875a3a", lips: "#86392f", blush: "#b46e4c" };

export const BROWN = { hair: "#6b4526", lock: "#3f2713" };
export const BLACK = { hair: "#2f2824", lock: "#14100d" };
export const GINGER = { hair: "#b9561f", lock: "#7a3410" };
export const BLOND = { hair: "#dfb04a", lock: "#99701f" };
export const SAND = { hair: "#a67c46", lock: "#6c4c24" };
export const GREY = { hair: "#9a968e", lock: "#5c5852" };
export const WHITE = { hair: "#f0ede4", lock: "#a29c8f" };
export const AUBURN = { hair: "#8e3a1c", lock: "#571f0b" };
