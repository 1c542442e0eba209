from bridges.player import Player
